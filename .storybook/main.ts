import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { typeTables } from './typeTables.ts';

const config: StorybookConfig = {
  stories: [
    './*.mdx',
    '../packages/ui/src/manual/**/*.@(mdx|stories.tsx)',
    { directory: '../packages/ui/src', files: '!(manual)/**/*.@(mdx|stories.tsx)', titlePrefix: 'Components' },
  ],
  addons: [
    // Tables in pages.
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), typeTables()],
    // Dependencies that Vite meets only while a story runs make it reload the page under the running test.
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['packages/ui/src/**/*.{ts,tsx}', '.storybook/*.{ts,tsx}'],
      // What Vite kept from an earlier commit lacks those that were imported since.
      force: process.env['CI'] === 'true',
    },
    build: { ...vite.build, rolldownOptions: { ...vite.build?.rolldownOptions, checks: { moduleLevelDirective: false } } },
  }),
};

export default config;
