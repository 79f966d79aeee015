// Who is asking. Nothing is read or written without one.

export interface Caller {
  readonly tenantId: string;
  readonly keyId: string;
  readonly keyName: string;
  readonly keyPrefix: string;
  readonly scopes: readonly string[];
  /** The user that the key acts as. */
  readonly userId: string | null;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
  readonly expiresAt: number | null;
}

export function mayWrite(caller: Caller): boolean {
  return caller.scopes.includes('write');
}

/** The service itself, in the name of a tenant: no key, and so no changes in its own name. */
export function serviceCaller(tenantId: string): Caller {
  return {
    tenantId,
    keyId: '',
    keyName: '',
    keyPrefix: '',
    scopes: [],
    userId: null,
    createdAt: 0,
    lastUsedAt: null,
    expiresAt: null,
  };
}
