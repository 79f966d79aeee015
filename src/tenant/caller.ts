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
