import { type PortalTarget, resultOf, sesPortalUrl } from '@harrow/api-client';
import { type Action, useMessages } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../calls/useFailureText.ts';
import { clientConfig } from '../clientConfig.ts';
import { useLanguage } from '../useLanguage.ts';

/** Machine or part that the site opens with. */
export interface SiteSubject {
  vin?: string;
  partsCode?: string;
}

/** Opens a site of the maker in a new tab, without another sign-in. The link is requested at the click: it is valid for a minute. */
export async function openSite(target: PortalTarget, subject: SiteSubject): Promise<void> {
  const { url } = await resultOf(sesPortalUrl({ query: { target, ...subject } }));
  window.open(url, '_blank', 'noopener');
}

/** A button for each of the sites that there are. @param wanted which of them make sense here */
export function useSiteActions(wanted: readonly PortalTarget[]): (subject: SiteSubject) => Action[] {
  const { t } = useTranslation('shared');
  const { message } = useMessages();
  const failureText = useFailureText();
  const { data } = useQuery(clientConfig(useLanguage()));
  const targets = data?.portalTargets ?? [];
  return (subject) =>
    targets
      .filter((target) => wanted.includes(target))
      .map((target) => ({
        key: `site-${target}`,
        label: t(`site.${target}`),
        onClick: () => void openSite(target, subject).catch((error: unknown) => message.error(failureText(error as Error))),
      }));
}
