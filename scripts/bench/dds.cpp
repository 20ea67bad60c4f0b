// Solves the bridge deals on standard input (trump, leader, cards as PBN) with libdds on one thread
// and prints the milliseconds of the processor for each.
#include <dds/dll.h>

#include <cstdio>
#include <cstring>
#include <ctime>

int main() {
  SetMaxThreads(1);
  dealPBN deal;
  char cards[100];
  std::memset(&deal, 0, sizeof deal);
  while (std::scanf("%d %d %99[^\n]", &deal.trump, &deal.first, cards) == 3) {
    std::strncpy(deal.remainCards, cards[0] == ' ' ? cards + 1 : cards, sizeof deal.remainCards - 1);
    futureTricks tricks;
    const std::clock_t start = std::clock();
    const int code = SolveBoardPBN(deal, -1, 1, 1, &tricks, 0);
    const double passed = 1000.0 * (std::clock() - start) / CLOCKS_PER_SEC;
    if (code != RETURN_NO_FAULT) return 1;
    std::printf("%f\n", passed);
  }
  return 0;
}
