import { useIsFetching } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import './print.css';

interface PrintPageProps {
  /** Before the button, e.g. a choice of papers. */
  bar?: ReactNode;
  /** The paper: looked at here, printed from here. */
  children: ReactNode;
}

/** A page that shows a sheet of paper and prints it, by its button or the browser's own menu. */
export function PrintPage({ bar, children }: PrintPageProps) {
  const { t } = useTranslation('shared');
  const page = useRef<HTMLDivElement>(null);
  // Rows that are still on their way would be missing on the paper.
  const isIncomplete = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0;
  const isPrinting = usePrinting(() => page.current?.offsetParent !== null);
  return (
    <div ref={page} className="print-page">
      <div className="print-page-bar">
        {bar}
        <Button type="primary" disabled={isIncomplete} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      {children}
      {isPrinting && <Paper>{children}</Paper>}
    </div>
  );
}

/** Printed content, outside the portal's frame, which would cut it after the first page. */
export const Paper = ({ children }: { children: ReactNode }) => createPortal(<div className="print-paper">{children}</div>, document.body);

/** True while the browser prints. @param isShown false: the page is in a tab in the background */
export function usePrinting(isShown: () => boolean): boolean {
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
