import { Alert } from 'antd';
import { MachineCard } from '../../../documents/form/document/machine/MachineCard.tsx';
import { useMachineQuery } from '../../../documents/form/document/machine/useMachine.ts';
import { useOpenForm } from '../../../documents/form/document/openForm.ts';
import { useFailureText } from '../../../shared/calls/useFailureText.ts';
import { VinInput } from '../../../shared/pickers/vehicles/VinInput.tsx';
import { Field } from '../partsOrderKind.ts';

/** The machine that stands still without the parts: any machine, typed or chosen. */
export function OrderVin({ needed }: { needed: boolean }) {
  const { readOnly } = useOpenForm();
  const failureText = useFailureText();
  const { data, error } = useMachineQuery();
  return (
    <>
      <Field name="vin" needed={needed}>
        {(control, value, change) => <VinInput {...control} value={value as string | null} onChange={change} />}
      </Field>
      {!readOnly && (error || data?.vehicle) && (
        <div data-wide role="status">
          {error ? <Alert type="error" showIcon title={failureText(error)} /> : <MachineCard vehicle={data!.vehicle!} />}
        </div>
      )}
    </>
  );
}
