import type { WarrantyClaim } from '@harrow/api-client';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ChangeHistory } from '../../../shared/changes/ChangeHistory.tsx';
import { fieldName } from '../../../shared/changes/fieldName.ts';
import { ChangeValue } from './ChangeValue.tsx';
import { parseLine } from './namedLine.ts';

/** Title of a line: its fault, its kind, its code. */
function lineTitle(t: TFunction<'warrantyClaim'>, text: string): string | undefined {
  const line = parseLine(text);
  const kinds = { bugList: '', detailList: t('labour.title'), partsList: t('part.title') };
  return line && [t('fault.number', { no: line.faultNo }), kinds[line.list], line.code].filter(Boolean).join(' · ');
}

/** Change history of the claim and its lines, newest first. */
export function ChangeLog({ claim }: { claim: Pick<WarrantyClaim, 'id'> }) {
  const { t } = useTranslation('warrantyClaim');
  return (
    <ChangeHistory
      docType="warrantyClaim"
      id={claim.id}
      nameOf={({ field, line }) => fieldName('warrantyClaim', field, parseLine(line)?.list)}
      titleOf={(line) => lineTitle(t, line)}
      valueOf={(field, value) => <ChangeValue field={field} value={value} />}
    />
  );
}
