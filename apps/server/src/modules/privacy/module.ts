import type { Handlers } from '../../shared/contract/handlers.ts';
import type { Module } from '../../shared/module.ts';
import { unmask } from './unmask.ts';

const routes = (): Handlers<'privacy'> => ({
  async privacyUnmask({ context, body, request, reply }) {
    void reply.header('cache-control', 'no-store');
    return unmask(context, body, { request, reply });
  },
});

/** Unmasks personal data for a stated reason. Never for the system administrator. */
export const privacy = {
  routes,
  grants: {
    privacy: { MP: '+unmask', MK: '+unmask', MT: '+unmask' },
  },
} satisfies Module;
