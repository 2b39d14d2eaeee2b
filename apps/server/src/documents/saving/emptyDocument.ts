import type { Mark } from '../../generated/types.gen.ts';
import type { DocumentRow, DocumentTable } from '../../shared/database/database.ts';

/** Columns of every document, in an empty header. The empty header of a kind declares its columns: their names, types and initial values. */
export const emptyDocument: DocumentRow<'draft'> = {
  id: '',
  tenantId: 0,
  orgCode: '',
  dealerCode: '',
  dealerName: '',
  subDealerCode: null,
  subDealerName: null,
  status: 'draft',
  submitTime: null,
  submitBy: null,
  auditTime: null,
  auditBy: null,
  auditOpinion: null,
  version: 1,
  createBy: '',
  createTime: '',
  updateBy: null,
  updateTime: null,
  delFlag: 0,
};

/** Columns of a document that its review may return. */
export const emptyReturn = {
  /** Number of submissions. */
  round: 0,
  /** Last day to resubmit it after a return, `YYYY-MM-DD`; null: no limit. */
  resubmitUntil: null as string | null,
  rejectReason: null as string | null,
  marks: [] as Mark[],
  closeReason: null as string | null,
};

/** Table of a kind as Kysely knows it: columns that the database fills in by itself may be left out of an insert. */
export type TableOf<Header extends DocumentRow> = DocumentTable<Header['status']> & Omit<Header, keyof DocumentTable>;
