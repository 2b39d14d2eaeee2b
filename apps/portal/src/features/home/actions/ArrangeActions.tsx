import { useTranslation } from 'react-i18next';
import { ArrangeDialog } from '../../../shared/arrangement/ArrangeDialog.tsx';
import { actionOrder } from './actionOrder.ts';
import type { QuickAction } from './actions.ts';

interface ArrangeActionsProps {
  /** The user's quick actions, in their order. */
  actions: readonly QuickAction[];
  onClose: () => void;
}

/** Puts the quick actions in order: the first ones are buttons. */
export function ArrangeActions({ actions, onClose }: ArrangeActionsProps) {
  const { t } = useTranslation('home');
  return <ArrangeDialog title={t('quick.arrange')} names={actions} labelOf={(action) => t(`quick.${action}`)} save={actionOrder.save} onClose={onClose} />;
}
