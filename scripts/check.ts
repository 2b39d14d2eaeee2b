// Checks without a browser and a database: types, lint, layering, format, messages, generated code.
import { contractCheck, runChecks, staticChecks } from './checks.ts';

// The generators write files that other checks read, hence first and alone.
const contract = await runChecks([contractCheck]);
const others = await runChecks(staticChecks);
const failed = contract.failed + others.failed;
console.log(`\n${contract.passed + others.passed} passed, ${failed} failed, 0 skipped`);
process.exitCode = failed > 0 ? 1 : 0;
