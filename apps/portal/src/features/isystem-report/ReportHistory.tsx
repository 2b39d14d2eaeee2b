import type { ReportSourceItem } from '@harrow/api-client';
import { DictText, languageNames, languages } from '@harrow/ui';
import type { QueryGroup } from '@harrow/validation/query';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { ChangeHistory } from '../../shared/changes/ChangeHistory.tsx';
import { fieldName } from '../../shared/changes/fieldName.ts';
import { parseJson } from '../../shared/parseJson.ts';
import { useLanguage } from '../../shared/useLanguage.ts';
import { FilterSentence } from './FilterSentence.tsx';

interface ReportHistoryProps {
  id: string;
  /** Data source of the report. */
  source: ReportSourceItem | undefined;
  onClose: () => void;
}

/** `Zh` of `titleZh`, as the server names a text in a language. */
const languageOf = (field: string) => languages.find((language) => field === `title${language.charAt(0).toUpperCase()}${language.charAt(1)}`);

/** Change history of a report and its columns. */
export function ReportHistory({ id, source, onClose }: ReportHistoryProps) {
  const { t } = useTranslation('isystemReport');
  const { t: shared } = useTranslation('shared');
  const language = useLanguage();
  const titleOf = (field: string): string => source?.fields.find((one) => one.field === field)?.title[language] ?? field;
  const nameOf = (field: string): string | undefined => {
    if (field === 'fields') return t('columns');
    const written = languageOf(field);
    return written ? `${t('field.title')} (${languageNames[written]})` : fieldName('isystemReport', field);
  };
  const valueOf = (field: string, value: string) => {
    switch (field) {
      case 'fields':
        return (parseJson(value) as string[]).map(titleOf).join(', ');
      case 'fixedFilter':
        return <FilterSentence filter={parseJson(value) as QueryGroup} fields={source?.fields ?? []} titleOf={titleOf} />;
      case 'sortField':
        return titleOf(value);
      case 'sortOrder':
        return t(value === 'asc' ? 'asc' : 'desc');
      case 'status':
        return t(value === '1' ? 'on' : 'off');
      case 'search':
        return t(`search.${value as 'none' | 'single' | 'group' | 'more'}`);
      case 'source':
        return source?.name ?? value;
      case 'shown':
      case 'total':
        return <DictText dict="yn" value={value} />;
      default:
        return value;
    }
  };
  return (
    <Drawer open title={shared('changes.title')} size="min(480px, 100vw)" onClose={onClose}>
      <ChangeHistory
        docType="sysReport"
        id={id}
        nameOf={(entry) => nameOf(entry.field)}
        titleOf={(line) => titleOf(line.slice(line.indexOf('/') + 1))}
        valueOf={valueOf}
      />
    </Drawer>
  );
}
