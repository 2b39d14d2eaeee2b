import { CopyText, DateText, formatNumber, StatusTag, useSettings } from '@harrow/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { WaitingValue } from '../../../documents/form/document/machine/WaitingValue.tsx';
import { isMakerUser, userStore } from '../../../platform/session/session.ts';
import { useStore } from '../../../platform/store.ts';
import { useGrant } from '../../../shared/usePermission.ts';
import styles from './sections.module.css';
import type { Machine } from './useMachine.ts';

interface MachineCardProps {
  /** Undefined: nothing is known of it yet. */
  machine: Machine | undefined;
  /** It is looked up. */
  isWaiting?: boolean;
}

/** The machine and its warranty at a glance. */
export function MachineCard({ machine, isWaiting = false }: MachineCardProps) {
  const { t } = useTranslation('warrantyClaim');
  const { language } = useSettings();
  const mayList = useGrant('vehicle:query');
  const isMaker = isMakerUser(useStore(userStore));
  if (!machine) return <MachineOutline />;
  // A dealer does not see the machines of others.
  const mayOpen = mayList && (!machine.crossDealer || isMaker);
  const { warrantyStartDate, warrantyEndDate, warrantyMonths, warrantyHours, extendEndDate } = machine;
  return (
    <div className={styles.machine}>
      <div className={styles.machineHead}>
        <strong>{machine.productName}</strong>
        <CopyText text={machine.vin} />
        {machine.crossDealer && <StatusTag color="gold" text={t('machine.crossDealer')} />}
        {Boolean(machine.openCampaigns) && <StatusTag color="warning" text={t('machine.campaigns', { count: machine.openCampaigns })} />}
        {mayOpen && (
          <Link className={`hw-link ${styles.machineLink}`} to={`/vehicle/list/vin/${machine.vin}`}>
            {t('machine.passport')}
          </Link>
        )}
      </div>
      <dl className={styles.machineFacts}>
        <Fact label={t('machine.owner')}>{machine.ownerName}</Fact>
        <Fact label={t('machine.delivered')}>
          <DateText value={machine.deliveryDate} />
        </Fact>
        <Fact label={t('machine.warranty')}>
          {warrantyStartDate && warrantyEndDate && (
            <>
              <DateText value={warrantyStartDate} /> – <DateText value={warrantyEndDate} />
            </>
          )}
          {(warrantyMonths ?? warrantyHours) !== null && (
            <div className={styles.quiet}>
              {t('machine.warrantyLimit', { months: warrantyMonths ?? '–', hours: warrantyHours === null ? '–' : formatNumber(warrantyHours, language) })}
            </div>
          )}
        </Fact>
        {extendEndDate && (
          <Fact label={t('machine.extended')}>
            <DateText value={extendEndDate} />
          </Fact>
        )}
        {(isWaiting || machine.currentHours !== undefined) && (
          <Fact label={t('machine.lastHours')}>{isWaiting ? <WaitingValue /> : formatNumber(machine.currentHours, language)}</Fact>
        )}
      </dl>
    </div>
  );
}

/** The room that most machines take. */
function MachineOutline() {
  const { t } = useTranslation('warrantyClaim');
  return (
    <div className={styles.machine}>
      <div className={styles.machineHead}>
        <WaitingValue />
      </div>
      <dl className={styles.machineFacts}>
        {(['owner', 'delivered', 'warranty', 'lastHours'] as const).map((fact) => (
          <Fact key={fact} label={t(`machine.${fact}`)}>
            <WaitingValue />
            {fact === 'warranty' && (
              <div className={styles.quiet}>
                <WaitingValue />
              </div>
            )}
          </Fact>
        ))}
      </dl>
    </div>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || '–'}</dd>
    </div>
  );
}
