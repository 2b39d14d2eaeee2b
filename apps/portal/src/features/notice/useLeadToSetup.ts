import { resultOf, setupStatus } from '@harrow/api-client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePermission } from '../../shared/usePermission.ts';

/** Once each time the portal is opened: whoever was led there may look at this page, too. */
let hasLed = false;

/** An installation without a dealer is not set up: its administrator lands on the list of what is to be done. */
export function useLeadToSetup(): void {
  const navigate = useNavigate();
  const isKeeper = usePermission('parameter:system');
  const { data } = useQuery({ queryKey: ['setup'], queryFn: ({ signal }) => resultOf(setupStatus({ signal })), staleTime: 0, enabled: isKeeper && !hasLed });
  const isFresh = data !== undefined && !data.dismissed && data.steps.some(({ key, state }) => key === 'dealers' && state === 'open');
  useEffect(() => {
    if (!isFresh || hasLed) return;
    hasLed = true;
    void navigate('/dashboard/analysis', { replace: true });
  }, [isFresh, navigate]);
}
