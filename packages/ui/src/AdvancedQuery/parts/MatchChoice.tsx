import { Segmented } from 'antd';
import { useBuilder } from '../hooks/builderContext.ts';
import { useQueryTexts } from '../hooks/useQueryTexts.ts';
import type { BuiltGroup } from '../model/tree.ts';

/** Whether all or any of a group must hold. */
export function MatchChoice({ group }: { group: BuiltGroup }) {
  const { t } = useQueryTexts();
  const { builder, formId } = useBuilder();
  return (
    <Segmented<BuiltGroup['match']>
      name={`${formId}-${group.id}-match`}
      size="small"
      aria-label={t('match.label')}
      value={group.match}
      options={[
        { value: 'and', label: t('match.and') },
        { value: 'or', label: t('match.or') },
      ]}
      onChange={(match) => builder.setMatch(group.id, match)}
    />
  );
}
