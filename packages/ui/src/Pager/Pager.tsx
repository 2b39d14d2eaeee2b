import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { type KeyboardEvent, useState } from 'react';
import { useSettings } from '../HarrowProvider/settings.ts';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { formatNumber } from '../Money/formatNumber.ts';
import { pageCount, pageNumbers } from './pageNumbers.ts';
import styles from './Pager.module.css';

export interface PagerProps {
  /** Records of all pages. */
  total: number;
  /** The server stopped counting at `total`. */
  totalCapped?: boolean;
  /** From 1. */
  page: number;
  /** Records on a page. */
  pageSize: number;
  /** Sizes among which users may choose. Default 10, 20, 30. */
  pageSizes?: number[];
  /** The user asked for another page, or another size; a new size begins at page 1. */
  onChange: (page: number, pageSize: number) => void;
}

const defaultSizes = [10, 20, 30];

/** Pages of a list: which records of how many, page numbers, page size, quick jump. */
export function Pager({ total, totalCapped, page, pageSize, pageSizes = defaultSizes, onChange }: PagerProps) {
  const { t } = useTranslation('ui');
  const { language } = useSettings();
  const last = pageCount(total, pageSize);
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  const count = `${formatNumber(total, language)}${totalCapped ? '+' : ''}`;
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <span className="hw-number hw-pager-total" role="status">
        {t('pager.total', { from, to, n: count })}
      </span>
      <ul className={styles.pages}>
        <li>
          <button type="button" className="hw-icon-button" disabled={page <= 1} aria-label={t('pager.previous')} onClick={() => onChange(page - 1, pageSize)}>
            <LeftOutlined aria-hidden />
          </button>
        </li>
        {pageNumbers(page, last).map((number, index) => (
          <li key={number ?? `gap${index}`}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <button
                type="button"
                className={`hw-icon-button hw-number ${styles.page}`}
                aria-current={number === page ? 'page' : undefined}
                aria-label={t('pager.page', { page: number })}
                onClick={() => onChange(number, pageSize)}
              >
                {number}
              </button>
            )}
          </li>
        ))}
        <li>
          <button type="button" className="hw-icon-button" disabled={page >= last} aria-label={t('pager.next')} onClick={() => onChange(page + 1, pageSize)}>
            <RightOutlined aria-hidden />
          </button>
        </li>
      </ul>
      <select
        className={`${styles.size} hw-focusable`}
        aria-label={t('pager.size')}
        value={pageSize}
        // The first record of the page stays in view.
        onChange={(event) => onChange(Math.floor((from > 0 ? from - 1 : 0) / Number(event.target.value)) + 1, Number(event.target.value))}
      >
        {[...new Set([...pageSizes, pageSize])]
          .sort((a, b) => a - b)
          .map((size) => (
            <option key={size} value={size}>
              {t('pager.perPage', { n: size })}
            </option>
          ))}
      </select>
      {last > 1 && <Jump last={last} onJump={(target) => onChange(target, pageSize)} />}
    </nav>
  );
}

function Jump({ last, onJump }: { last: number; onJump: (page: number) => void }) {
  const { t } = useTranslation('ui');
  const [text, setText] = useState('');
  const jump = (): void => {
    if (text) onJump(Math.min(Math.max(Number(text), 1), last));
    setText('');
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') jump();
  };
  return (
    <label className={styles.jump}>
      {t('pager.jump')}
      <input
        className="hw-focusable hw-number"
        inputMode="numeric"
        value={text}
        onChange={(event) => setText(event.target.value.replace(/\D/g, '').slice(0, 6))}
        onKeyDown={handleKeyDown}
        onBlur={jump}
      />
    </label>
  );
}
