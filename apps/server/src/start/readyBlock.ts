import type { Config } from '../config.ts';
import type { FirstAdministrator } from '../base-data/firstAdministrator.ts';

/** Where everything is, and who may sign in. @param ms how long the start took */
export function readyBlock(config: Config, port: number, administrator: FirstAdministrator | undefined, ms: number): string {
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  const lines = [
    `Harrow is ready after ${(ms / 1000).toFixed(1)} s`,
    '',
    `  Address     http://${host}:${port}${config.portalFolder === undefined ? '   (API only: no portal is built)' : ''}`,
    `  API page    http://${host}:${port}/api-docs`,
    `  Data        ${config.databaseUrl === undefined ? `${config.dataFolder} (embedded database)` : `PostgreSQL; files in ${config.dataFolder}`}`,
    ...accountLines(config, administrator),
    '  Stop        Ctrl-C',
  ];
  const width = Math.max(...lines.map((line) => line.length)) + 2;
  const bar = '─'.repeat(width);
  return `\n┌${bar}┐\n${lines.map((line) => `│ ${line.padEnd(width - 1)}│`).join('\n')}\n└${bar}┘\n`;
}

function accountLines({ demo }: Config, administrator: FirstAdministrator | undefined): string[] {
  if (demo)
    return ['  Accounts    d001.service (dealer), wang.service (reviewer), zhao.manager (manager), admin', '  Password    Harrow#2026   (all demo accounts)'];
  if (!administrator) return [];
  const { username, oneTimePassword } = administrator;
  return oneTimePassword === undefined
    ? [`  Account     ${username}, with the password of HARROW_ADMIN_PASSWORD`]
    : [`  Account     ${username}`, `  Password    ${oneTimePassword}   (shown only now; it must be changed at the first sign-in)`];
}
