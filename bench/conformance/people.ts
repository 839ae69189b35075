import { type Chapter, httpReference } from './chapter.ts';

export const people: Chapter = {
  title: 'People and permissions',
  documentation: httpReference('access-api', 'roles'),
  columns: ['address', 'what'],
  rows: [
    {
      what: '`GET /auth/providers`',
      remark: 'where to log in',
      shownBy: ['lake/accounts/login/auth.test.ts › providers name the login page at the public address'],
    },
    {
      what: '`GET /auth/login/local`, `POST /auth/login/local`',
      remark: 'the login page',
      shownBy: [
        'lake/accounts/login/auth.test.ts › is Portuguese, labelled, runs its own scripts only, and posts to where it came from',
      ],
    },
    {
      what: '`GET /auth/fetch`',
      remark: '`sid` to token, for a Studio on another origin',
      shownBy: [
        'lake/accounts/login/auth.test.ts › goes through a sid that works once, to a token that works until logout',
      ],
    },
    {
      what: '`GET /auth/id`, `POST /auth/logout`',
      remark: 'cookie login',
      shownBy: ['lake/accounts/login/auth-cookie.test.ts › works until logout, which takes the cookie away'],
    },
    {
      what: '`GET /users/me`, `GET /users/:ids`',
      remark: 'one person or several',
      shownBy: [
        'lake/routes/studio-boot.test.ts › one user is an object, several are a list in order with gaps',
        'lake/client-suite/management.test.ts › describes the project and the caller',
      ],
    },
    {
      what: '`GET /users/me/keyvalue/:keys`, `PUT /users/me/keyvalue`',
      remark: 'preferences',
      shownBy: ['lake/routes/studio-boot.test.ts › preferences are read back as written'],
    },
    {
      what: '`DELETE /users/me/keyvalue/:key`',
      remark: 'a preference is forgotten',
      shownBy: ['lake/routes/studio-boot.test.ts › K23: a preference is forgotten, by its owner alone'],
    },
    {
      what: '`GET /projects/:project/datasets/:dataset/acl`',
      remark: "the caller's grants",
      shownBy: ['lake/routes/studio-boot.test.ts › rights are those of the role'],
    },
    {
      what: '`GET /access/project/:project/roles`, `GET`, `POST /access/project/:project/robots`, `DELETE /access/project/:project/robots/:id`, `POST /access/robots/me/rotate`',
      remark: 'tokens of programs with a role',
      shownBy: ['lake/client-suite/sanity-cli.test.ts › K13: makes, lists, renews and deletes tokens of programs'],
    },
    {
      what: '`GET`, `POST /invitations/project/:project`',
      remark: 'people who have not come yet; invites by mail, and is refused where there is no mail server',
      shownBy: [
        'lake/client-suite/sanity-cli.test.ts › K13: invites people by mail, and lists them with those who came',
      ],
    },
    {
      what: '`GET /access/requests/me`, `GET /projects/:project/roles`',
      remark: 'requests for access (none), roles',
      shownBy: ['lake/routes/studio-boot.test.ts › rights are those of the role'],
    },
    {
      what: 'everywhere',
      remark: 'grants are enforced',
      shownBy: ['clinic/access-reading.test.ts', 'clinic/access-writing.test.ts'],
    },
  ],
};
