// Loaded before a program that writes a snapshot (node --import): kills its process, as SIGKILL does, right before the nth time it
// touches a file of the folder in KILL_FOLDER. With KILL_AT=0 it only counts.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { KILL_AT = '0', KILL_FOLDER = '' } = process.env;
const last = Number(KILL_AT);
const files = new Set();
let touched = 0;

function touch() {
  touched += 1;
  if (touched === last) process.kill(process.pid, 'SIGKILL');
}

// A folder is removed file by file, as Node does it out of sight: a kill in between leaves half of it.
const { rmSync } = fs;
function removeFiles(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) removeFiles(path);
    touch();
    rmSync(path, { recursive: true });
  }
}
fs.rmSync = (path, options) => {
  if (String(path).startsWith(KILL_FOLDER) && fs.existsSync(path) && fs.statSync(path).isDirectory()) {
    removeFiles(path);
    touch();
  }
  rmSync(path, options);
};
for (const name of ['mkdirSync', 'renameSync', 'openSync']) {
  const own = fs[name];
  fs[name] = (path, ...rest) => {
    const ours = String(path).startsWith(KILL_FOLDER) && !String(path).endsWith('.lock');
    if (ours) touch();
    const result = own(path, ...rest);
    if (ours && name === 'openSync') files.add(result);
    return result;
  };
}
for (const name of ['writeSync', 'fsyncSync', 'closeSync']) {
  const own = fs[name];
  fs[name] = (file, ...rest) => {
    if (files.has(file)) touch();
    if (name === 'closeSync') files.delete(file);
    return own(file, ...rest);
  };
}
syncBuiltinESMExports();
process.on('exit', () => console.error(`touched ${touched} times`));
