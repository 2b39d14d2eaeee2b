import type { RailPanel } from '@harrow/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Comments } from '../thread/Comments.tsx';
import { DocumentFiles } from './DocumentFiles.tsx';
import { DocumentLog } from './DocumentLog.tsx';

export interface DocumentRailOptions {
  /** Undefined: a kind without review, which has neither log nor comments. */
  docType: ComponentProps<typeof DocumentLog>['docType'] | undefined;
  /** Undefined while the document was never saved: then there are no panels. */
  document: { id: string; allowedActions: readonly string[] } | undefined;
  /** Table under which its files are kept. Default: it takes none. */
  filesTable?: string;
  /** Change history, field by field. Default: not shown. */
  changes?: ReactNode;
  /** Panels of the noun above the others, such as risks for a reviewer. */
  first?: RailPanel[];
  /** Users who may see the document may see its log. Default true. */
  hasLog?: boolean;
  /** The log is open from the start. Default true. */
  isLogOpen?: boolean;
  /** Dealer and maker write to each other about it, beside it. Default true. */
  hasComments?: boolean;
}

/** Panels beside a document: the noun's own, then approval log, files and change history. */
export function useDocumentRail({
  docType,
  document,
  filesTable,
  changes,
  first = [],
  hasLog = true,
  isLogOpen = true,
  hasComments = true,
}: DocumentRailOptions): RailPanel[] {
  const { t } = useTranslation('documents');
  if (!document) return [];
  const { id, allowedActions } = document;
  return [
    ...first,
    ...(docType && hasLog ? [{ key: 'log', title: t('rail.log'), open: isLogOpen, content: <DocumentLog docType={docType} id={id} /> }] : []),
    ...(docType && hasComments ? [{ key: 'comments', title: t('rail.comments'), open: false, content: <Comments docType={docType} id={id} /> }] : []),
    ...(filesTable === undefined
      ? []
      : [
          {
            key: 'files',
            title: t('rail.files'),
            open: false,
            content: <DocumentFiles table={filesTable} id={id} readOnly={!allowedActions.includes('edit')} />,
          },
        ]),
    ...(changes ? [{ key: 'changes', title: t('shared:changes.title'), open: false, content: changes }] : []),
  ];
}
