// Types are checked in the Vite project.
export default { typescript: { ignoreBuildErrors: true } };
