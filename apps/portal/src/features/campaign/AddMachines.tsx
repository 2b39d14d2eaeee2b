import type { CampaignVinResult } from '@harrow/api-client';
import { readVin } from '@harrow/validation/vin';
import { Alert, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import styles from './campaign.module.css';
import { addMachines } from './campaigns.ts';

interface AddMachinesProps {
  /** Of the campaign. */
  id: string;
  onDone: () => void;
  onClose: () => void;
}

/** Maximum number of machines at once. */
const most = 5000;

/** Machines to add, pasted from a list; says why some could not be. */
export function AddMachines({ id, onDone, onClose }: AddMachinesProps) {
  const { t } = useTranslation('campaign');
  const failureText = useFailureText();
  const [text, setText] = useState('');
  const [result, setResult] = useState<CampaignVinResult>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const vins = [...new Set(text.split(/[,;\s]+/).map(readVin))].filter((vin) => vin !== '');
  const send = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const answer = await addMachines(id, vins);
      onDone();
      if (answer.failed.length === 0) return onClose();
      setResult(answer);
      // Only those that were refused stay, to be corrected.
      setText(answer.failed.map(({ vin }) => vin).join('\n'));
    } catch (error) {
      setProblem(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={t('addMachines')}
      okText={t('addCount', { n: vins.length })}
      okButtonProps={{ disabled: vins.length === 0 || vins.length > most, loading: isBusy }}
      cancelText={t('cancel')}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <div className={styles.sections}>
        <Input.TextArea
          autoFocus
          aria-label={t('addMachines')}
          placeholder={t('vinsHint')}
          rows={6}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {vins.length > most && <Alert type="error" showIcon title={t('tooManyMachines', { n: most })} />}
        {problem !== undefined && <Alert type="error" showIcon title={problem} />}
        {result && (
          <Alert
            type="warning"
            showIcon
            title={t('added', { ok: result.ok.length, failed: result.failed.length })}
            description={
              <ul className={styles.failures}>
                {result.failed.slice(0, 50).map(({ vin, text: reason }) => (
                  <li key={vin}>
                    {vin}: {reason}
                  </li>
                ))}
              </ul>
            }
          />
        )}
      </div>
    </Modal>
  );
}
