import { formatNumber, useSettings } from '@harrow/ui';
import { Button, Progress, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { progressOf } from './counting.ts';
import styles from './count.module.css';
import type { Counting } from './useCounting.ts';

/** The boxes of the count with how far they are; one of them is open. */
export function BoxBar({ counting }: { counting: Counting }) {
  const { lines, extra, boxes, box, others, choose, addBox, dropBox, fillRest } = counting;
  const { t } = useTranslation('partsArrival');
  const { language } = useSettings();
  const all = progressOf({ lines, extra }, boxes);
  const own = all.find((progress) => progress.box === box);
  const number = (qty: number): string => formatNumber(qty, language);
  return (
    <div data-wide className={styles.boxes}>
      <ul className={styles.bar} aria-label={t('field.boxes')}>
        {all.map(({ box: name, counted, packed, left, hasDifferences }) => (
          <li key={name}>
            <button type="button" className={styles.box} aria-pressed={name === box} onClick={() => choose(name)}>
              <span className={styles.boxNo}>{name}</span>
              <span>{`${number(counted)} / ${number(packed)}`}</span>
              <Progress
                percent={packed === 0 ? 100 : Math.min(100, Math.round((counted / packed) * 100))}
                showInfo={false}
                size="small"
                aria-hidden
                status={left === 0 ? (hasDifferences ? 'exception' : 'success') : 'normal'}
              />
              <span className={styles.boxState}>{left > 0 ? t('box.left', { count: left }) : t(hasDifferences ? 'box.differs' : 'box.done')}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.tools}>
        {own !== undefined && own.left > 0 && <Button onClick={fillRest}>{t('box.fillRest', { box })}</Button>}
        {boxes.length > 1 && box !== undefined && <Button onClick={() => dropBox(box)}>{t('box.drop', { box })}</Button>}
        {others.length > 0 && (
          <Select<string | null>
            className={styles.add}
            aria-label={t('box.add')}
            placeholder={t('box.add')}
            value={null}
            options={others.map((value) => ({ value, label: value }))}
            onChange={(value) => value !== null && addBox(value)}
          />
        )}
      </div>
    </div>
  );
}
