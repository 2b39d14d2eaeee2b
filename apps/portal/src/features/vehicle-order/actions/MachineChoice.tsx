import type { VehicleOrderMachine } from '@harrow/api-client';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './actions.module.css';

interface MachineChoiceProps {
  machines: readonly VehicleOrderMachine[];
  /** VINs of those that are ticked. */
  value: readonly string[];
  onChange: (vins: string[]) => void;
}

/** Machines of an order, some of which are ticked. */
export function MachineChoice({ machines, value, onChange }: MachineChoiceProps) {
  const { t } = useTranslation('vehicleOrder');
  const all = machines.map(({ vin }) => vin);
  const chosen = all.filter((vin) => value.includes(vin));
  return (
    <fieldset className={styles.machines}>
      <legend>{t('ask.machines', { n: chosen.length, of: all.length })}</legend>
      <Checkbox
        checked={chosen.length === all.length}
        indeterminate={chosen.length > 0 && chosen.length < all.length}
        onChange={({ target }) => onChange(target.checked ? all : [])}
      >
        {t('ask.all')}
      </Checkbox>
      {machines.map(({ vin, fourthProduct_dictText, engineNo }) => (
        <Checkbox
          key={vin}
          checked={value.includes(vin)}
          onChange={({ target }) => onChange(all.filter((each) => (each === vin ? target.checked : value.includes(each))))}
        >
          {`${vin} · ${fourthProduct_dictText} · ${engineNo}`}
        </Checkbox>
      ))}
    </fieldset>
  );
}
