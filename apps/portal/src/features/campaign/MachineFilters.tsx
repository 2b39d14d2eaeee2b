import { clearable, DictSelect, LimitedInput } from '@harrow/ui';
import { useId, useState } from 'react';
import type { ShownFilter } from '../../shared/filters/activeFilters.tsx';
import { keepLines, toOneLine } from '../../shared/filters/pastedNumbers.ts';
import { LazyDealerPicker } from '../../shared/pickers/dealers/LazyDealerPicker.tsx';
import styles from './campaign.module.css';

type MachineFilter = 'keyword' | 'dealerCode' | 'status';

interface MachineFiltersProps {
  /** Those that the user has. */
  shown: Readonly<Record<string, ShownFilter>>;
  values: Readonly<Record<string, string>>;
  onChange: (values: Partial<Record<MachineFilter, string | undefined>>) => void;
}

/** Most characters of the VINs together, as the contract says. */
const most = 2000;

/** Filters of the machines. Each counts at once: the document around them is the one form of its page. */
export function MachineFilters({ shown, values, onChange }: MachineFiltersProps) {
  const id = useId();
  const { keyword = '', dealerCode = '', status } = values;
  const label = (name: MachineFilter) => <label htmlFor={`${id}-${name}`}>{shown[name]?.label}</label>;
  return (
    <div className={styles.filters} role="search">
      <div>
        {label('keyword')}
        <VinFilter key={keyword} id={`${id}-keyword`} applied={keyword} onApply={(text) => onChange({ keyword: text })} />
      </div>
      {shown['dealerCode'] && (
        <div>
          {label('dealerCode')}
          <LazyDealerPicker id={`${id}-dealerCode`} multiple={false} value={dealerCode} onChange={(code) => onChange({ dealerCode: code })} />
        </div>
      )}
      <div>
        {label('status')}
        <DictSelect
          id={`${id}-status`}
          dict={shown['status']?.dict ?? ''}
          mode="multiple"
          {...(status && { value: status })}
          onChange={(next) => onChange({ status: next })}
        />
      </div>
    </div>
  );
}

interface VinFilterProps {
  id: string;
  applied: string;
  onApply: (text: string) => void;
}

/** VINs, or beginnings of them; they count when Enter is pressed, or when the field is left. */
function VinFilter({ id, applied, onApply }: VinFilterProps) {
  const [text, setText] = useState(applied);
  const apply = (next: string): void => {
    if (next !== applied && [...next].length <= most) onApply(next);
  };
  return (
    <LimitedInput
      id={id}
      limit={most}
      allowClear={clearable}
      value={text}
      onPaste={keepLines}
      onChange={({ target }) => {
        setText(toOneLine(target.value));
        // The button that clears it leaves nothing to press Enter for.
        if (target.value === '') apply('');
      }}
      onBlur={() => apply(text.trim())}
      onPressEnter={(event) => {
        event.preventDefault();
        apply(text.trim());
      }}
    />
  );
}
