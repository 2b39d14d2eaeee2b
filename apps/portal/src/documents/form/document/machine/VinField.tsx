import { isFailure, type MachineDocument, type VehicleLookup } from '@harrow/api-client';
import { ReadOnlyField } from '@harrow/ui';
import { checkVin, confusedLetters, isVinCheckDigitValid } from '@harrow/validation/vin';
import { Alert, Button } from 'antd';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../../shared/calls/useFailureText.ts';
import { VinInput } from '../../../../shared/pickers/vehicles/VinInput.tsx';
import styles from '../form.module.css';
import { FormField } from '../fields/FormField.tsx';
import { useFormPart, useOpenForm, useWords } from '../openForm.ts';
import type { MachineAnswer } from './machineAnswer.ts';
import { MachineCard } from './MachineCard.tsx';
import { useMachineQuery } from './useMachine.ts';

export interface VinFieldProps<Machine extends MachineAnswer = MachineAnswer> {
  /** Advice that blocks nothing, such as which machines are meant. */
  hint?: ReactNode;
  /** The document stays about its machine, although the rest can be edited. Default false. */
  isFixed?: boolean;
  /** Confirmation that the document can be about the machine. Default: none. */
  fits?: string;
  /** The machine at a glance; until it is found, the room that it takes. Default: the card of all kinds. */
  Card?: ComponentType<{ vehicle: VehicleLookup | undefined }>;
  /** Facts of the machine that the kind shows besides its card. */
  children?: (machine: Machine) => ReactNode;
}

/**
 * The VIN of a document and, below it, its machine: typed, pasted, scanned or chosen. The machine, and reasons against it, are shown as
 * soon as the VIN is complete; errors of the VIN when the user leaves the field. Once the document can no longer be edited, it shows the
 * machine as stored with the document.
 */
export function VinField({ isFixed = false, ...rest }: VinFieldProps) {
  const { readOnly, document } = useOpenForm();
  return readOnly || isFixed ? <RememberedMachine document={document} /> : <TypedVin {...rest} />;
}

function TypedVin({ hint, ...found }: Omit<VinFieldProps, 'isFixed'>) {
  const { t } = useTranslation('documents');
  const { kind, document } = useOpenForm();
  const vin = (useFormPart(({ mine }) => mine['vin']) as string | null) ?? '';
  const [isFocused, setFocused] = useState(false);
  const { data } = useMachineQuery();
  // A whole VIN is checked at once; a partial one not before the user leaves the field.
  const isJudged = vin !== '' && (!isFocused || vin.length >= vinLength);
  const isStrange = data?.vehicle && checkVin(vin).ok && !isVinCheckDigitValid(vin);
  return (
    <>
      <FormField name="vin" needed hint={isStrange ? t('vin.checkDigit') : hint} problem={isJudged ? problemOf(vin, t) : undefined}>
        {(control, value, change) => (
          <VinInput
            {...control}
            autoFocus={document === undefined && vin === ''}
            begins={kind.docType as MachineDocument}
            value={value as string | null}
            onChange={change}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
          />
        )}
      </FormField>
      <div data-wide role="status" className={styles.machine}>
        <FoundMachine {...found} />
      </div>
    </>
  );
}

const vinLength = 17;

/** Error of a VIN, in the user's language. */
function problemOf(vin: string, t: ReturnType<typeof useTranslation<'documents'>>['t']): string | undefined {
  const check = checkVin(vin);
  if (check.ok) return undefined;
  const letters = confusedLetters(vin);
  if (letters.length > 0) return t('vin.confused', { letters: letters.join(', ') });
  return check.reason === 'length' ? t('vin.length', { n: vin.length }) : t('vin.alphabet');
}

/** The machine, or why there is none to show. */
function FoundMachine({ fits, Card = MachineCard, children }: Pick<VinFieldProps, 'fits' | 'Card' | 'children'>) {
  const { t } = useTranslation('documents');
  const failureText = useFailureText();
  const { data, error, isLoading, refetch } = useMachineQuery();
  if (isLoading) {
    return (
      <>
        <span className="hw-hidden">{t('vin.searching')}</span>
        <Card vehicle={undefined} />
      </>
    );
  }
  if (error) {
    // A refusal is an answer: no such machine. Anything else may be worth another try.
    const isAnswer = isFailure(error, 'refused') || isFailure(error, 'notFound') || isFailure(error, 'invalid');
    return <Alert type="error" showIcon title={failureText(error)} action={!isAnswer && <Button onClick={() => void refetch()}>{t('vin.retry')}</Button>} />;
  }
  if (!data) return null;
  const { vehicle, reasons } = data;
  return (
    <>
      {reasons.length > 0 && <Alert type="error" showIcon title={reasons.map(({ text }) => text).join(' ')} />}
      {reasons.length === 0 && fits !== undefined && <Alert type="success" showIcon title={fits} />}
      {vehicle && <Card vehicle={vehicle} />}
      {children?.(data)}
    </>
  );
}

/** Facts of the machine that the document itself stores. */
const remembered = ['vin', 'fourthProduct', 'engineNo', 'ownerName'] as const;

function RememberedMachine({ document }: { document: object | undefined }) {
  const { nameOf } = useWords();
  const { fields } = useOpenForm().kind.sheet;
  const given = document as Readonly<Record<string, string | null>> | undefined;
  // Fields that the form has itself, such as the owner at a handover, are shown at their own place.
  return remembered
    .filter((field) => field === 'vin' || !(field in fields))
    .map((field) => (
      <ReadOnlyField key={field} label={nameOf(field)}>
        {given?.[`${field}_dictText`] ?? given?.[field]}
      </ReadOnlyField>
    ));
}
