import { refuse } from './refusal/refusal.ts';

/** E-001 unless the record is still at the version that the user has seen; a version left out asks for none. */
export function mustBeCurrent(record: { version: number }, version: number | undefined): void {
  if (version !== undefined && version !== record.version) throw refuse('E-001');
}
