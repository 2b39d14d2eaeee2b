import type { NoticeRecord } from '@harrow/api-client';
import { DictMultiSelect } from '@harrow/ui';
import { RolePicker } from '@harrow/ui/pickers';
import type { ControlProps } from '../fields/control/controlProps.ts';
import { DealerPicker } from './dealers/DealerPicker.tsx';

interface AudiencePickerProps extends ControlProps {
  scope: Exclude<NoticeRecord['targetScope'], 'all'>;
  /** Codes joined by commas. */
  value: string;
  onChange: (codes: string | undefined) => void;
}

/** Dealers, market groups or roles for which something is published. */
export function AudiencePicker({ scope, status: _status, ...control }: AudiencePickerProps) {
  if (scope === 'dealer') return <DealerPicker {...control} />;
  return scope === 'market_group' ? <DictMultiSelect {...control} dict="market_group" /> : <RolePicker {...control} store="roleCode" />;
}
