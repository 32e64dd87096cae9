import { z } from 'zod';

// Else zod tries whether it may make functions of texts, which the content policy forbids and reports.
z.config({ jitless: true });
