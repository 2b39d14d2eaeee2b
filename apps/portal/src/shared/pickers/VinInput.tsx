import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { clearable, lazyPart } from '@harrow/ui';
import { resultOf, vehiclesList } from '@harrow/api-client';
import { normaliseVin } from '@harrow/validation/vin';
import { useQuery } from '@tanstack/react-query';
import { AutoComplete, Button, Input, type InputRef, Space } from 'antd';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGrant } from '../usePermission.ts';
import { useSettled } from '../useSettled.ts';

const VehiclePickerDialog = lazyPart(async () => ({ default: (await import('./VehiclePickerDialog.tsx')).VehiclePickerDialog }));

/** A VIN is found by its last characters once so many are there. */
const endLength = 6;
const vinLength = 17;
const mostOffered = 10;

interface VinInputProps {
  id: string;
  value: string | null;
  onChange: (vin: string | null) => void;
  status?: 'error' | undefined;
  placeholder?: string;
  'aria-invalid'?: boolean | undefined;
  'aria-required'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/**
 * A VIN, typed, pasted or chosen. Its last six characters offer the machines of the user's scope that end so; a whole VIN may be that of any machine.
 * Blanks and hyphens of a pasted VIN are taken out.
 */
export function VinInput({ value, onChange, placeholder, status, ...control }: VinInputProps) {
  const { t } = useTranslation('shared');
  const mayList = useGrant('vehicle:query');
  const [picking, setPicking] = useState(false);
  const input = useRef<InputRef>(null);
  const typed = value ?? '';
  const wanted = useSettled(typed);
  const { data } = useQuery({
    queryKey: ['vehicle', 'byEnd', wanted],
    queryFn: ({ signal }) => resultOf(vehiclesList({ query: { vin: wanted, pageSize: mostOffered }, signal })),
    enabled: mayList && wanted.length >= endLength && wanted.length < vinLength,
    staleTime: 60_000,
  });
  const offered = wanted === typed ? (data?.records ?? []) : [];
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
          value={typed}
          defaultActiveFirstOption
          options={offered.map(({ vin, fourthProduct_dictText: product, vehicleStatus_dictText: state }) => ({
            value: vin,
            label: (
              <>
                {vin}{' '}
                <small style={{ color: 'var(--hw-text-secondary)' }}>
                  {product} · {state}
                </small>
              </>
            ),
          }))}
          popupMatchSelectWidth={false}
          onChange={(next) => onChange(normaliseVin(next ?? '').slice(0, vinLength) || null)}
        >
          <Input
            ref={input}
            status={status ?? ''}
            // Room for the blanks of a pasted VIN.
            maxLength={40}
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
      <Suspense>{picking && <VehiclePickerDialog vin={value?.length === vinLength ? value : null} onChoose={onChange} onClose={close} />}</Suspense>
    </>
  );
}
