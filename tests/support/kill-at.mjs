// Preloaded with node --import: kills its process with SIGKILL right before the nth file operation (KILL_AT)
// below the folder KILL_FOLDER. With KILL_AT=0 it only counts the operations, and prints their number at
// exit.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { KILL_AT = '0', KILL_FOLDER = '' } = process.env;
const last = Number(KILL_AT);
const files = new Set();
let operations = 0;

function count() {
  operations += 1;
  if (operations === last) process.kill(process.pid, 'SIGKILL');
}

// Removes folders file by file, because Node does so internally: a kill in between leaves half a folder.
const { rmSync } = fs;
function removeFiles(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) removeFiles(path);
    count();
    rmSync(path, { recursive: true });
  }
}
fs.rmSync = (path, options) => {
  if (String(path).startsWith(KILL_FOLDER) && fs.existsSync(path) && fs.statSync(path).isDirectory()) {
    removeFiles(path);
    count();
  }
  rmSync(path, options);
};
for (const name of ['mkdirSync', 'renameSync', 'openSync']) {
  const own = fs[name];
  fs[name] = (path, ...rest) => {
    const ours = String(path).startsWith(KILL_FOLDER) && !String(path).endsWith('.lock');
    if (ours) count();
    const result = own(path, ...rest);
    if (ours && name === 'openSync') files.add(result);
    return result;
  };
}
for (const name of ['writeSync', 'fsyncSync', 'closeSync']) {
  const own = fs[name];
  fs[name] = (file, ...rest) => {
    if (files.has(file)) count();
    if (name === 'closeSync') files.delete(file);
    return own(file, ...rest);
  };
}
syncBuiltinESMExports();
process.on('exit', () => console.error(`${operations} operations`));
