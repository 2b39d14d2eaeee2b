import { useMemo } from 'react';
import type { Choices } from '../select/choices.ts';
import type { ValueEditorProps } from '../../columnModel/EditableColumn.types.ts';
import type { LinkedOptions } from './linkedOptions.ts';
import { SelectEditor } from '../select/SelectEditor.tsx';

interface LinkedSelectEditorProps extends ValueEditorProps {
  linked: LinkedOptions;
  /** Value of the column that this one depends on. */
  parent: unknown;
  allowClear: boolean;
  allowSearch: boolean;
}

export function LinkedSelectEditor({ linked, parent, ...props }: LinkedSelectEditorProps) {
  const choices = useMemo(
    (): Choices => ({
      state: () => linked.state(parent),
      isComplete: () => linked.state(parent).options !== undefined,
      load: () => linked.load(parent),
      subscribe: linked.subscribe,
    }),
    [linked, parent],
  );
  return <SelectEditor {...props} choices={choices} multiple={false} allowInput={false} maxTagCount={undefined} />;
}
