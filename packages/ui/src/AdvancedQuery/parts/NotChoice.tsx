import { Checkbox } from 'antd';
import { useBuilder } from '../hooks/builderContext.ts';
import { useQueryTexts } from '../hooks/useQueryTexts.ts';
import type { BuiltGroup } from '../model/tree.ts';

/** Whether a group must not hold. Where the host does not offer it, only a group that has it shows it: it can be taken off. */
export function NotChoice({ group: { id, not = false } }: { group: BuiltGroup }) {
  const { t } = useQueryTexts();
  const { builder, features } = useBuilder();
  if (!features.not && !not) return null;
  return (
    <Checkbox checked={not} onChange={(event) => builder.setNot(id, event.target.checked)}>
      {t('match.not')}
    </Checkbox>
  );
}
