import { ErrorState, formatDate, useSettings } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ownStanding } from '../../shared/ownStanding.ts';
import { usePermission } from '../../shared/usePermission.ts';

interface MayBeginProps {
  /** To begin it, for example `warrantyClaim:add`. Undefined: it has been begun, or nobody has to have one. */
  right: string | undefined;
  children: ReactNode;
}

/**
 * The form of a document that may be begun, and otherwise why it may not. A form that is open stays, whatever becomes of the right: what was
 * typed there is not taken away.
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
