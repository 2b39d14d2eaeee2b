/** The right to see the paper of one document. */
export interface PrintTicketTable {
  tokenHash: string;
  docType: string;
  docId: string;
  userId: string;
  /** Department in which the user asked for it. */
  orgCode: string | null;
  usesLeft: number;
  expireTime: string;
}

declare module '../../shared/database/database.ts' {
  interface Database {
    printTicket: PrintTicketTable;
  }
}
