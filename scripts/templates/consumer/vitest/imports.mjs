// Plain Node.js: every entry of every package can be imported, without a bundler and without a window.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const packages = ['@harrow/validation', '@harrow/api-client', '@harrow/ui'];
const failures = [];
for (const name of packages) {
  const { exports } = require(`${name}/package.json`);
  for (const entry of Object.keys(exports).filter((path) => !/\.(css|json)$/.test(path))) {
    const specifier = name + entry.slice(1);
    await import(specifier).catch((error) => failures.push(`${specifier}: ${error.message}`));
  }
}
if (failures.length > 0) {
  console.error(failures.join('\n'));
  process.exitCode = 1;
}
