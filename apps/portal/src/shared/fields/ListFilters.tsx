import { clearable, DateInput, DictSelect, lazyPart, LimitedInput } from '@harrow/ui';
import { Checkbox, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { keepLines, toOneLine } from '../filters/pastedNumbers.ts';
import { PeriodFilter } from '../filters/PeriodFilter.tsx';
import { LazyDealerPicker } from '../pickers/dealers/LazyDealerPicker.tsx';
import { LazyUserPicker } from '../pickers/users/LazyUserPicker.tsx';
import { TextFilter } from '../filters/TextFilter.tsx';
import { YesNoFilter } from '../filters/YesNoFilter.tsx';
import type { FullFilter } from './useListFilters.tsx';

const ProductPicker = lazyPart(async () => ({ default: (await import('../pickers/products/ProductPicker.tsx')).ProductPicker }));

/** The filter fields of a list. */
export const ListFilters = ({ filters }: { filters: readonly FullFilter[] }) => filters.map((filter) => <FilterField key={filter.name} {...filter} />);

function FilterField(filter: FullFilter): ReactNode {
  const { name, label, kind, maxLength, placeholder, text, own } = filter;
  if (own) return own;
  switch (kind) {
    case 'text':
      return <TextFilter name={name} label={label} {...(maxLength !== undefined && { maxLength })} />;
    case 'date':
    case 'datetime':
      return <PeriodFilter name={name} label={label} />;
    case 'words':
      return (
        <Form.Item name={name} label={label} normalize={toOneLine}>
          <LimitedInput allowClear={clearable} limit={maxLength ?? Infinity} placeholder={placeholder} onPaste={keepLines} />
        </Form.Item>
      );
    case 'flag':
      return (
        <Form.Item name={name} getValueProps={(value) => ({ checked: value === '1' })} getValueFromEvent={({ target }) => (target.checked ? '1' : '')}>
          <Checkbox>{text}</Checkbox>
        </Form.Item>
      );
    default:
      return (
        <Form.Item name={name} label={label}>
          {choiceOf(filter)}
        </Form.Item>
      );
  }
}

function choiceOf({ kind, dict, several, choices }: FullFilter): ReactNode {
  switch (kind) {
    case 'dict':
      return <DictSelect dict={dict!} {...(several && { mode: 'multiple' as const })} {...(choices && { filter: choices })} />;
    case 'switch':
      return <YesNoFilter />;
    case 'day':
      return <DateInput />;
    case 'dealer':
      return <LazyDealerPicker multiple={false} />;
    case 'user':
      return <LazyUserPicker multiple={false} />;
    case 'product':
      return <ProductPicker anyLevel />;
    default:
      return <Input allowClear={clearable} />;
  }
}
