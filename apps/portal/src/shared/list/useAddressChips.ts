import type { Chip } from '@harrow/ui';
import { useSearchParams } from 'react-router-dom';

type Asked = Readonly<Record<string, string>>;

interface AddressChipsOptions<Span extends string> {
  /** Address of the list, e.g. `/service/maintenance/due`. */
  path: string;
  /** Parameters of the address for each chip, in their order. */
  spans: Readonly<Record<Span, Asked>>;
  label: (span: Span) => string;
  /** Parameters of the list without any in its address. */
  usual?: Asked;
}

/** Chips that narrow a list by its address; keys are addresses, as `siblings` of a list has them. */
export function useAddressChips<Span extends string>({ path, spans, label, usual = {} }: AddressChipsOptions<Span>): Chip[] {
  const [asked] = useSearchParams();
  return (Object.keys(spans) as Span[]).map((span) => ({
    key: `${path}?${new URLSearchParams(spans[span]).toString()}`,
    label: label(span),
    active: Object.entries<string>(spans[span]).every(([name, value]) => (asked.get(name) ?? usual[name]) === value),
  }));
}
