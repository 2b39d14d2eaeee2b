import { useSettings } from '@harrow/ui';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../list/workbooks.ts';
import { csvOf, type Lines } from './csvOf.ts';

interface ExportTableProps {
  /** Name of the file, and for screen readers of the button. */
  title: string;
  /** Lines of the file, the headings first. */
  lines: () => Lines;
}

/** Saves a table of figures as a file that spreadsheets open. */
export function ExportTable({ title, lines }: ExportTableProps) {
  const { t } = useTranslation('shared');
  const { language } = useSettings();
  const save = (): void =>
    saveFile({ blob: new Blob([csvOf(lines(), language)], { type: 'text/csv;charset=utf-8' }), fileName: `${title.replaceAll(/[\\/:*?"<>|]/g, '_')}.csv` });
  return (
    <Button size="small" aria-label={`${t('chart.export')}: ${title}`} onClick={save}>
      {t('chart.export')}
    </Button>
  );
}
