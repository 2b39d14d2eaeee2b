import type { RailPanel } from '@harrow/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Comments } from '../thread/Comments.tsx';
import { DocumentFiles } from './DocumentFiles.tsx';
import { DocumentLog } from './DocumentLog.tsx';

export interface DocumentRailOptions {
  /** Undefined: nobody reviews it, so that it has neither log nor comments. */
  docType: ComponentProps<typeof DocumentLog>['docType'] | undefined;
  /** Undefined while the document was never saved: then nothing stands beside it. */
  document: { id: string; allowedActions: readonly string[] } | undefined;
  /** Table under which its files are kept. Default: it takes none. */
  filesTable?: string;
  /** Which field was changed from what to what. Default: not shown. */
  changes?: ReactNode;
  /** What the noun has to say first, such as risks for a reviewer. */
  first?: RailPanel[];
  /** Who sees the document sees its log, too. Default true. */
  hasLog?: boolean;
  /** The log is open from the start. Default true. */
  isLogOpen?: boolean;
  /** Dealer and maker write to each other about it, beside it. Default true. */
  hasComments?: boolean;
}

/** What stands beside a document: the noun's own panels, then approval log, files and history of changes. */
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
