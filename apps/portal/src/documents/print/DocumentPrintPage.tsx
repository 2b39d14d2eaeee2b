import type { PaperType } from '@harrow/api-client';
import { ErrorState, PageSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { PaperContext } from '../../shared/print/paper.ts';
import { PrintPage } from '../../shared/print/PrintPage.tsx';
import { secondTexts } from '../../shared/print/secondTexts.ts';
import { useTabTitle } from '../../shared/tab.ts';
import { PaperLanguage } from './PaperLanguage.tsx';
import { paperOf } from './paperOf.ts';

interface DocumentPrintPageProps<Doc> {
  docType: PaperType;
  numberOf: (document: Doc) => string;
  /** Before the button, e.g. a choice of papers. */
  bar?: ReactNode;
  /** The paper, drawn in its own language. Labels in two languages have their second texts by then. */
  children: (document: Doc) => ReactNode;
}

/** The document of the address as a printed page, in the language of the paper, not of the user. */
export function DocumentPrintPage<Doc>({ docType, numberOf, bar, children }: DocumentPrintPageProps<Doc>) {
  const { t } = useTranslation('shared');
  const { id = '' } = useParams();
  const failureText = useFailureText();
  const { data: document, error: refusal, refetch } = useQuery(paperOf<Doc>(docType, id));
  const second = useQuery({ ...secondTexts(document?.paper.language ?? ''), enabled: document !== undefined });
  useTabTitle(document && `${t('print')} ${numberOf(document)}`);
  const error = refusal ?? second.error;
  if (error) return <ErrorState reason={failureText(error)} onRetry={() => void (refusal ? refetch() : second.refetch())} />;
  if (!document || !second.data) return <PageSkeleton />;
  return (
    <PrintPage bar={bar}>
      <PaperLanguage language={document.paper.language}>
        <PaperContext value={document.paper}>
          <Suspense>{children(document)}</Suspense>
        </PaperContext>
      </PaperLanguage>
    </PrintPage>
  );
}
