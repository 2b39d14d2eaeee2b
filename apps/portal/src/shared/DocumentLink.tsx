import type { Message } from '@harrow/api-client';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { documentPath } from './messages.ts';

/** Number of a document as a link to it; as plain text where its kind has no page, or without an id. */
export function DocumentLink({ docType, docId, children }: Pick<Message, 'docType' | 'docId'> & { children: ReactNode }) {
  const path = documentPath({ docType, docId });
  return path ? (
    <Link className="hw-link" to={path}>
      {children}
    </Link>
  ) : (
    children
  );
}
