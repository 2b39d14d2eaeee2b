import { attachmentLimitMb } from '@harrow/validation';
import { useMessages } from '../../HarrowProvider/notices/useMessages.ts';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import { shownName } from '../shownName.ts';
import { type CheckedFiles, familiesTaken, type FileRules } from './checkFile.ts';
import { useFamilyNames } from './useFamilyNames.ts';

/** Names in one message; the rest is counted. */
const mostNamed = 3;

/** Says why files were not taken: one message for each reason, however many files. */
export function useRefusalMessage(): (refused: CheckedFiles['refused'], rules?: FileRules) => void {
  const { t } = useTranslation('ui');
  const { message } = useMessages();
  const namesOf = useFamilyNames();
  return (refused, rules = {}) => {
    const { maxMb = attachmentLimitMb, maxCount = 0 } = rules;
    const kinds = namesOf(familiesTaken(rules) ?? []);
    for (const reason of new Set(refused.map((refusal) => refusal.reason))) {
      const names = refused.filter((refusal) => refusal.reason === reason).map(({ file }) => shownName(file.name));
      const more = names.length > mostNamed ? ` ${t('files.more', { count: names.length - mostNamed })}` : '';
      message.warning(`${names.slice(0, mostNamed).join(', ')}${more}: ${t(`files.refused.${reason}`, { maxMb, count: maxCount, kinds })}`);
    }
  };
}
