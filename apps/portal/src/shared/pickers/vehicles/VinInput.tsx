import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { clearable, lazyPart } from '@harrow/ui';
import { type MachineDocument, resultOf, vehiclesList } from '@harrow/api-client';
import { readVin } from '@harrow/validation/vin';
import { useQuery } from '@tanstack/react-query';
import { AutoComplete, Button, Input, type InputRef, Space } from 'antd';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGrant } from '../../usePermission.ts';
import { useSettled } from '../../useSettled.ts';

const VehiclePickerDialog = lazyPart(async () => ({ default: (await import('./VehiclePickerDialog.tsx')).VehiclePickerDialog }));

/** Number of last characters by which a VIN can be searched. */
const endLength = 6;
const vinLength = 17;
const mostOffered = 10;

interface VinInputProps {
  id: string;
  value: string | null;
  onChange: (vin: string | null) => void;
  status?: 'error' | undefined;
  placeholder?: string;
  /** Kind of the document that is to be about the machine: only machines are offered that it can be about. Default: all of the user's scope. */
  begins?: MachineDocument;
  autoFocus?: boolean;
  onFocus?: () => void;
  onBlur?: () => void;
  'aria-invalid'?: boolean | undefined;
  'aria-required'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/**
 * A VIN, typed, pasted, scanned or chosen. Its last six characters offer the machines of the user's scope that end so; a whole VIN may be
 * that of any machine. While being typed it stays as typed; it is normalised when the user leaves the field.
 */
export function VinInput({ value, onChange, placeholder, status, begins, autoFocus = false, onFocus, onBlur, ...control }: VinInputProps) {
  const { t } = useTranslation('shared');
  const mayList = useGrant('vehicle:query');
  const [picking, setPicking] = useState(false);
  const [typed, setTyped] = useState<string>();
  const input = useRef<InputRef>(null);
  const vin = value ?? '';
  const shown = typed !== undefined && readVin(typed) === vin ? typed : vin;
  const wanted = useSettled(vin);
  const { data } = useQuery({
    queryKey: ['vehicle', 'byEnd', wanted, begins],
    queryFn: ({ signal }) => resultOf(vehiclesList({ query: { vin: wanted, pageSize: mostOffered, ...(begins && { begins }) }, signal })),
    enabled: mayList && wanted.length >= endLength && wanted.length < vinLength,
    staleTime: 60_000,
  });
  const offered = wanted === vin ? (data?.records ?? []) : [];
  const close = (): void => {
    setPicking(false);
    input.current?.focus();
  };
  return (
    <>
      <Space.Compact block>
        <AutoComplete
          {...control}
          style={{ flex: 1, minWidth: 0 }}
          value={shown}
          defaultActiveFirstOption
          options={offered.map(({ vin: one, fourthProduct_dictText: product, vehicleStatus_dictText: state }) => ({
            value: one,
            label: (
              <>
                {one}{' '}
                <small style={{ color: 'var(--hw-text-secondary)' }}>
                  {product} · {state}
                </small>
              </>
            ),
          }))}
          popupMatchSelectWidth={false}
          onChange={(next: string | undefined) => {
            setTyped(next ?? '');
            onChange(readVin(next ?? '') || null);
          }}
          onFocus={() => onFocus?.()}
          onBlur={() => {
            setTyped(undefined);
            onBlur?.();
          }}
        >
          <Input
            ref={input}
            status={status ?? ''}
            autoFocus={autoFocus}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            allowClear={clearable}
          />
        </AutoComplete>
        {mayList && (
          // A sign instead of a word: a VIN needs the room.
          <Button
            icon={<SearchOutlined aria-hidden />}
            title={t('pick.choose')}
            aria-label={t('pick.choose')}
            aria-haspopup="dialog"
            onClick={() => setPicking(true)}
          />
        )}
      </Space.Compact>
      <Suspense>{picking && <VehiclePickerDialog vin={vin.length === vinLength ? vin : null} begins={begins} onChoose={onChange} onClose={close} />}</Suspense>
    </>
  );
}
