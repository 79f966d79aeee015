// Standard Webhooks signatures: what a receiver needs to know that a message is ours, whole and new.
import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

export function makeSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

/** The headers of a message; while a secret is being replaced, both sign. */
export function signedHeaders(
  id: string,
  seconds: number,
  body: string,
  secrets: readonly string[],
): Record<string, string> {
  const signatures = secrets.map(secret => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}
