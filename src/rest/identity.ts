// GET /: who the key belongs to, and what is left of its budget.
import { version } from '../config.ts';
import { type Handler, json } from '../http/message.ts';
import { asTenant, type Store } from '../tenant/store.ts';

export function identityHandler(store: Store): Handler {
  return async ({ caller, verdict }) => {
    const [row] = await store.read(caller, session =>
      session.fetch(
        {
          name: 'identity',
          text:
            asTenant +
            'select (select row_to_json(r) from (select a.id, a.name, a.created_at from tenants a where a.id = t.id) r) from t',
        },
        [],
      ),
    );
    const identity = {
      api_key: {
        id: Number(caller.keyId),
        name: caller.keyName,
        prefix: caller.keyPrefix,
        scopes: caller.scopes,
        created_at: caller.createdAt,
        last_used_at: caller.lastUsedAt,
        expires_at: caller.expiresAt,
      },
      customer: JSON.parse(String(row![0])),
      service: { name: 'Svend', version },
      rate_limit: { limit: verdict.limit, remaining: verdict.remaining, reset_at: verdict.resetAt },
    };
    return { status: 200, type: json, body: JSON.stringify(identity) };
  };
}
