// Reads and draws papers for the server, in a process of its own: a hostile file ends this one only.

import { writeFileSync } from 'node:fs';
import { carryOut } from '../features/papers/reading/carryOut';
import { UnreadablePaper, type Answer, type Order } from '../features/papers/reading/task';

try {
  writeFileSync('/proc/self/oom_score_adj', '1000'); // the first to be ended when memory runs out
} catch {
  // not Linux
}

process.on('message', (order: Order) => void answer(order));
process.on('disconnect', () => process.exit());

async function answer(order: Order) {
  process.send!(await outcomeOf(order));
}

const outcomeOf = async (order: Order): Promise<Answer> => {
  try {
    return { result: await carryOut(order) };
  } catch (error) {
    return { fault: error instanceof UnreadablePaper ? error.fault : 'damaged' };
  }
};
