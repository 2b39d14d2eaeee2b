import { useCallback } from 'react';
import { useMessages } from '../HarrowProvider/index.ts';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import { hasUnsavedWork } from './model/unsavedWork.ts';

/** Answers `true` when nothing would be lost, or the user wants to leave all the same. */
export type AskToLeave = (scope?: string) => Promise<boolean>;

/** For code that navigates away from forms, e.g. a router: asks before leaving a part of the application, or without `scope` all of it. */
export function useAskToLeave(): AskToLeave {
  const { t } = useTranslation('ui');
  const { modal } = useMessages();
  return useCallback(
    async (scope) =>
      !hasUnsavedWork(scope) ||
      (await modal.confirm({
        title: t('leave.title'),
        content: t('leave.text'),
        okText: t('leave.leave'),
        okButtonProps: { danger: true },
        cancelText: t('leave.stay'),
        focusable: { autoFocusButton: 'cancel' },
      })),
    [t, modal],
  );
}
