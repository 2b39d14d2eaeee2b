import { ErrorState, formatDate, useSettings } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ownStanding } from '../../shared/ownStanding.ts';
import { usePermission } from '../../shared/usePermission.ts';

interface MayBeginProps {
  /** Right to start it, for example `warrantyClaim:add`. Undefined: it exists already, or no right is needed. */
  right: string | undefined;
  children: ReactNode;
}

/**
 * The form of a new document, or the reason why the user may not start one. A form that is open stays even if the right is withdrawn, so
 * that no input is lost.
 */
export function MayBegin({ right = '', children }: MayBeginProps) {
  const mayBegin = usePermission(right) || right === '';
  const [isOpen, setOpen] = useState(mayBegin);
  if (mayBegin && !isOpen) setOpen(true);
  return isOpen ? children : <Refusal />;
}

/** Either the user's dealer rests, or the right is not theirs. */
function Refusal() {
  const { t } = useTranslation('documents');
  const { timeZone } = useSettings();
  const navigate = useNavigate();
  const { data, isPending } = useQuery(ownStanding);
  if (isPending) return null;
  const rests = data?.standstill;
  return (
    <ErrorState
      title={t('begin.title')}
      safe=""
      advice={rests ? t('begin.resting', { name: rests.name, date: formatDate(rests.since, { timeZone }) }) : t('begin.noRight')}
      action={<Button onClick={() => void navigate('..')}>{t('action.back')}</Button>}
    />
  );
}
