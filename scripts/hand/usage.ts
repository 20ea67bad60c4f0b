export const USAGE = `Usage: npm run --silent hand -- [--json] [--] FILE...

Referees hand records of Droggn and Dobbm. A FILE of - is standard input.

  --json   one JSON object a line and a file, in the order given
  --help   this text
  --       what follows is a file, even if it begins with -

npm hands all names to a shell as one text, for which Linux has a limit of 128 kB: for more,
  find . -name '*.yaml' | xargs -n 2000 npm run --silent hand -- --json

Exit status: 0 if every record is legal, 1 if one is not, 2 if a file cannot be read or
the command line is wrong.`;
