import { z } from 'astro/zod';

/** Where answers and corrections go: by mail, and by an issue where the archive has a public home. */
export const contactSchema = z.strictObject({
  mail: z.email('must be a mail address such as "archive@stubai-tarock.example"'),
  /** The form for a new issue, and what it calls the two fields in its address. */
  issues: z
    .strictObject({
      form: z.url('must be the whole address of the form, with https://'),
      title: z.string().min(1),
      body: z.string().min(1),
    })
    .optional(),
});

export type Contact = z.infer<typeof contactSchema>;
