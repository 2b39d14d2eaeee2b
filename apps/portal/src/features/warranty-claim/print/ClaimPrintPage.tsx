import { ErrorState, PageSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import i18next from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useTabTitle } from '../../../shared/tab.ts';
import { useFailureText } from '../../../shared/useFailureText.ts';
import { claims } from '../claims.ts';
import { ClaimSheet } from './ClaimSheet.tsx';
import { PartTags } from './PartTags.tsx';
import './print.css';

/** What is printed of a claim. */
const papers = { sheet: ClaimSheet, tags: PartTags } as const;

/** The claim as a sheet of paper, or the tags of its used parts: looked at here, printed from here. */
export function ClaimPrintPage() {
  const { t } = useTranslation('warrantyClaim');
  const { id = '' } = useParams();
  const failureText = useFailureText();
  const claim = useQuery(claims.detail(id));
  // The sheet speaks the user's language and English.
  const english = useQuery({
    queryKey: ['warrantyClaim', 'english'],
    queryFn: async () => {
      await i18next.loadLanguages('en');
      return true;
    },
    staleTime: Infinity,
  });
  const [paper, setPaper] = useState<keyof typeof papers>('sheet');
  const Paper = papers[paper];
  const page = useRef<HTMLDivElement>(null);
  const isPrinting = usePrinting(() => page.current?.offsetParent !== null);
  useTabTitle(claim.data && `${t('action.print')} ${claim.data.claimNo}`);
  const error = claim.error ?? english.error;
  if (error) return <ErrorState reason={failureText(error)} onRetry={() => void Promise.all([claim.refetch(), english.refetch()])} />;
  if (!claim.data || !english.data) return <PageSkeleton />;
  return (
    <div ref={page} className="claim-print">
      <div className="claim-print-bar">
        <Segmented
          aria-label={t('print.paper')}
          value={paper}
          onChange={setPaper}
          options={[
            { value: 'sheet', label: t('print.sheet') },
            { value: 'tags', label: t('print.tags') },
          ]}
        />
        <Button type="primary" onClick={() => window.print()}>
          {t('action.print')}
        </Button>
      </div>
      <Paper claim={claim.data} />
      {/* What is printed stands outside the portal's frame, which would cut it after the first page. */}
      {isPrinting &&
        createPortal(
          <div className="claim-print-paper">
            <Paper claim={claim.data} />
          </div>,
          document.body,
        )}
    </div>
  );
}

/** True while the browser prints, by our button or its own menu. @param isShown false: the page is in a tab in the background */
function usePrinting(isShown: () => boolean): boolean {
  const [isPrinting, setPrinting] = useState(false);
  const shown = useRef(isShown);
  shown.current = isShown;
  useEffect(() => {
    // The browser takes the page as it is when this handler returns.
    const start = (): void => flushSync(() => setPrinting(shown.current()));
    const end = (): void => setPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
