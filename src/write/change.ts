// Change: what a client wants written, request-neutral.
import type { Surface } from '../model/kind.ts';
import type { Resource } from '../model/registry.ts';

export interface Change {
  readonly resource: Resource;
  readonly surface: Surface;
  readonly input: Readonly<Record<string, unknown>>;
  /** Field names that the resource does not know are refused instead of ignored. */
  readonly strict: boolean;
}
