import type { SetupStatus, SetupStep } from '@harrow/api-client';
import { canUse, StatusTag, useMessages } from '@harrow/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Card, Flex, Progress } from 'antd';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { config } from '../../../platform/config.ts';
import { permissionsStore } from '../../../platform/session/permissions.ts';
import { useStore } from '../../../platform/store.ts';
import { useSayFailure } from '../../../shared/calls/useSayFailure.ts';
import { useGrant, usePermission } from '../../../shared/usePermission.ts';
import { dismissSetup, skipStep } from './setup.ts';
import styles from './SetupCard.module.css';
import { today } from '../today.ts';

const tones = { done: 'success', open: 'warning', skipped: 'default' } as const;

interface SetupCardProps {
  status: SetupStatus;
  /** Called when it is rendered with all of its steps. */
  onShown: () => void;
}

/**
 * Setup steps of a new installation: for administrators all of them, including skipped ones; for others the steps they may take. It
 * disappears once no step is open.
 */
export function SetupCard({ status: { steps }, onShown }: SetupCardProps) {
  const { t } = useTranslation('home');
  const { modal } = useMessages();
  const client = useQueryClient();
  const sayFailure = useSayFailure();
  const isKeeper = usePermission('parameter:system');
  const mayReadUsers = useGrant('user:query');
  const permissions = useStore(permissionsStore);
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: today.queryKey });
  const skip = useMutation({ mutationFn: skipStep, onSuccess: refresh, onError: sayFailure });
  const dismiss = useMutation({ mutationFn: dismissSetup, onSuccess: refresh, onError: sayFailure });
  const may = ({ permission }: SetupStep): boolean => canUse(permission, permissions, config.buttonAuthMode);
  const shown = steps.filter((step) => (isKeeper ? step.state !== 'done' : step.state === 'open' && may(step)));
  useLayoutEffect(onShown);
  if (shown.length === 0) return null;
  const settledCount = steps.filter(({ state }) => state !== 'open').length;
  const askToDismiss = (): void =>
    void modal.confirm({
      title: t('setup.dismiss'),
      content: t('setup.dismissText'),
      okText: t('setup.dismiss'),
      onOk: () => dismiss.mutateAsync().catch(() => undefined),
    });
  return (
    <Card
      title={t('setup.title')}
      extra={
        isKeeper && (
          <Button type="text" size="small" onClick={askToDismiss}>
            {t('setup.dismiss')}
          </Button>
        )
      }
    >
      <Flex gap={16} align="center" className={styles.progress}>
        <Progress percent={Math.round((settledCount / steps.length) * 100)} showInfo={false} aria-label={t('setup.title')} />
        <span className={styles.count}>{t('setup.settled', { count: settledCount, total: steps.length })}</span>
      </Flex>
      <ol className={styles.steps}>
        {shown.map((step) => (
          <li key={step.key} className={styles.step}>
            <div>
              {may(step) ? <Link to={step.link}>{step.title}</Link> : <span>{step.title}</span>}
              <p className={styles.text}>{may(step) ? step.text : t('setup.ask', { who: step.who.join(', ') })}</p>
              {step.withoutPassword && mayReadUsers && (
                <Link to={step.withoutPassword.link}>{t('setup.withoutPassword', { count: step.withoutPassword.count })}</Link>
              )}
            </div>
            <Flex gap={8} align="center">
              {isKeeper && step.skippable && (
                <Button size="small" loading={skip.isPending} onClick={() => skip.mutate({ key: step.key, skipped: step.state === 'open' })}>
                  {t(step.state === 'open' ? 'setup.skip' : 'setup.takeUp')}
                </Button>
              )}
              <StatusTag variant="dot" color={tones[step.state]} text={t(`setup.state.${step.state}`)} />
            </Flex>
          </li>
        ))}
      </ol>
    </Card>
  );
}
