import { ErrorState, type Language, PageSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PaperLanguageContext } from '../../shared/print/paperLanguage.ts';
import { PrintPage } from '../../shared/print/PrintPage.tsx';
import { secondTexts } from '../../shared/print/secondTexts.ts';
import type { Resource } from '../../shared/calls/resource.ts';
import { useTabTitle } from '../../shared/tab.ts';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { useLanguage } from '../../shared/useLanguage.ts';

interface DocumentPrintPageProps<Doc> {
  resource: Pick<Resource<never, Doc>, 'detail'>;
  numberOf: (document: Doc) => string;
  /** The language that the document is printed in. Default: the user's. */
  languageOf?: (document: Doc) => Language;
  /** Before the button, e.g. a choice of papers. */
  bar?: ReactNode;
  /** The paper. Labels in two languages have their second texts by then. */
  children: (document: Doc) => ReactNode;
}

/** The document that the address names as a sheet of paper. */
export function DocumentPrintPage<Doc>({ resource, numberOf, languageOf, bar, children }: DocumentPrintPageProps<Doc>) {
  const { t } = useTranslation('shared');
  const { id = '' } = useParams();
  const failureText = useFailureText();
  const document = useQuery(resource.detail(id));
  const own = useLanguage();
  const language = (document.data && languageOf?.(document.data)) ?? own;
  const second = useQuery(secondTexts(language));
  useTabTitle(document.data && `${t('print')} ${numberOf(document.data)}`);
  const error = document.error ?? second.error;
  if (error) return <ErrorState reason={failureText(error)} onRetry={() => void Promise.all([document.refetch(), second.refetch()])} />;
  if (!document.data || !second.data) return <PageSkeleton />;
  return (
    <PaperLanguageContext value={language}>
      <PrintPage bar={bar}>{children(document.data)}</PrintPage>
    </PaperLanguageContext>
  );
}
