import { isFailure, type MenuItem } from '@harrow/api-client';
import { ErrorState, PageSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { useStore } from '../../platform/store.ts';
import { lazyPage } from '../../platform/routing/lazyPage.tsx';
import { leaveToLogin } from '../../platform/session/leave.ts';
import { EmptyPermissions, permissionsQuery } from '../../platform/session/permissions.ts';
import { useSignOut } from './useSignOut.ts';
import { mustChangePassword, userStore } from '../../platform/session/session.ts';

const PasswordDialog = lazyPage(async () => (await import('./PasswordDialog.tsx')).PasswordDialog);

/**
 * Preconditions of the first page: a changed password, if the server insists, and the menu.
 * A refused permission list ends the session; an empty one is explained; without a network the user can only try again.
 */
export function SessionGuard({ children }: { children: (menu: MenuItem[]) => ReactNode }) {
  const isBarred = mustChangePassword(useStore(userStore));
  const { data, error, refetch } = useQuery({ ...permissionsQuery, enabled: !isBarred });
  if (isBarred) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <PasswordDialog forced onClose={() => undefined} />
      </Suspense>
    );
  }
  if (error) return <NoPermissions error={error} onRetry={() => void refetch()} />;
  return data ? children(data) : <PageSkeleton />;
}

function NoPermissions({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('app');
  const failureText = useFailureText();
  const signOut = useSignOut();
  if (isFailure(error, 'offline') || isFailure(error, 'timeout')) {
    return <ErrorState title={t('permissions.failed')} reason={failureText(error)} onRetry={onRetry} />;
  }
  if (error instanceof EmptyPermissions) {
    return (
      <ErrorState
        title={t('permissions.empty')}
        reason={error.message}
        safe=""
        advice={t('permissions.emptyAdvice')}
        action={
          <Button type="primary" onClick={() => signOut({ isSure: true })}>
            {t('user.logout')}
          </Button>
        }
      />
    );
  }
  return <Leave reason={isFailure(error, 'unauthorised') ? error.message : undefined} />;
}

/** The permission list was refused: back to the login. */
function Leave({ reason }: { reason: string | undefined }) {
  useEffect(() => leaveToLogin(reason), [reason]);
  return <PageSkeleton />;
}
